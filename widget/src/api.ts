import {
  apiPaths,
  type Catalogue,
  type CreatePaymentRequest,
  type CreatePaymentResponse,
  type ErrorCode,
  type ErrorResponse,
  type SendRegistrationRequest,
  type SendRegistrationResponse,
  type VerifyPaymentRequest,
  type VerifyPaymentResponse,
} from '@surya/data';

/** Why a call failed: the server's own code, or what kept its answer from us. */
export type FailureCode = ErrorCode | 'timeout' | 'network' | 'bad_answer';

/** A call that did not succeed. Features tell failures apart by `code`, and say them in their language. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';

  constructor(
    readonly code: FailureCode,
    /** The field at fault, where the server names one. */
    readonly field?: string,
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}

/** The calls of the widget (SPEC §7). Each rejects with a `CallFailure`. */
export interface Api {
  /** Where the studio's pages and pictures are. */
  readonly origin: string;
  /**
   * The programs; asked for once, however many elements of a page want them, and again after a failure.
   * @param anew true where those the page has turned out to be old
   */
  catalogue(anew?: boolean): Promise<Catalogue>;
  createPayment(request: CreatePaymentRequest): Promise<CreatePaymentResponse>;
  verifyPayment(request: VerifyPaymentRequest): Promise<VerifyPaymentResponse>;
  register(request: SendRegistrationRequest): Promise<SendRegistrationResponse>;
}

/** How long an answer is waited for, in milliseconds. */
const patience = { catalogue: 10_000, call: 30_000 };

/**
 * The studio's API.
 * @param script address of the widget's own script: data lies beside it, functions on the same host
 */
export function createApi(script: string, fetching: typeof fetch = (...args) => fetch(...args)): Api {
  const { origin } = new URL(script);
  let catalogue: Promise<Catalogue> | undefined;

  async function ask<Answer>(url: URL, init: RequestInit, limit: number): Promise<Answer> {
    let response: Response;
    let answer: unknown;
    try {
      response = await fetching(url, { ...init, credentials: 'omit', signal: AbortSignal.timeout(limit) });
      answer = await response.json();
    } catch (cause) {
      const { name } = cause as Error;
      const code = name === 'TimeoutError' ? 'timeout' : name === 'SyntaxError' ? 'bad_answer' : 'network';
      throw new CallFailure(code, undefined, { cause });
    }
    if (response.ok) return answer as Answer;
    const error = (answer as Partial<ErrorResponse> | null)?.error;
    throw new CallFailure(error?.code ?? 'bad_answer', error?.field);
  }

  const post = <Answer>(path: string, request: object) =>
    ask<Answer>(
      new URL(path, origin),
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(request) },
      patience.call,
    );

  async function fetchCatalogue(cache: RequestCache): Promise<Catalogue> {
    const address = new URL('programs.json', script);
    const answer = await ask<Catalogue | null>(address, { cache }, patience.catalogue);
    if (!Array.isArray(answer?.programs)) throw new CallFailure('bad_answer');
    // Where a program list of the previous build is still cached it names no practices.
    return { ...answer, practices: answer.practices ?? [] };
  }

  return {
    origin,
    catalogue(anew) {
      if (!catalogue || anew) {
        const asked = fetchCatalogue(anew ? 'no-cache' : 'default');
        catalogue = asked;
        asked.catch(() => {
          catalogue = undefined;
        });
      }
      return catalogue;
    },
    createPayment: (request) => post(apiPaths.createPayment, request),
    verifyPayment: (request) => post(apiPaths.verifyPayment, request),
    register: (request) => post(apiPaths.sendRegistration, request),
  };
}
