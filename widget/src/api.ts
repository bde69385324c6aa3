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

/** Why a call failed: the server's error code, or why there is no answer. */
export type FailureCode = ErrorCode | 'timeout' | 'network' | 'bad_answer';

/** A failed call. Features distinguish failures by `code` and show them in their language. */
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

/** The calls of the widget. Each rejects with a `CallFailure`. */
export interface Api {
  /** Origin of the studio's site. */
  readonly origin: string;
  /**
   * Loads the programs, once for all elements of a page, and again after a failure.
   * @param refetch true to bypass every cache
   */
  catalogue(refetch?: boolean): Promise<Catalogue>;
  createPayment(request: CreatePaymentRequest): Promise<CreatePaymentResponse>;
  verifyPayment(request: VerifyPaymentRequest): Promise<VerifyPaymentResponse>;
  register(request: SendRegistrationRequest): Promise<SendRegistrationResponse>;
}

/** Timeouts, milliseconds. */
const timeouts = { catalogue: 10_000, call: 30_000 };

const getData = ({ data }: { data?: object }) => data;

/**
 * Creates the client of the studio's API.
 * @param script address of the widget's script: programs lie beside it, functions on the same host
 * @param send the browser's `fetch`, or a test's
 */
export function createApi(script: string, send: typeof fetch = (...args) => fetch(...args)): Api {
  const { origin } = new URL(script);
  let catalogue: Promise<Catalogue> | undefined;

  /**
   * @param isAnswer returns something truthy for an answer of the right shape; any other is `bad_answer`
   * @param timeout milliseconds
   */
  async function request<Answer>(
    url: URL,
    isAnswer: (answer: Partial<Answer>) => unknown,
    init: RequestInit,
    timeout: number,
  ): Promise<Answer> {
    let response: Response;
    let answer: (Partial<Answer> & Partial<ErrorResponse>) | null;
    try {
      response = await send(url, { ...init, credentials: 'omit', signal: AbortSignal.timeout(timeout) });
      answer = await response.json();
    } catch (cause) {
      const { name } = cause as Error;
      const code = name === 'TimeoutError' ? 'timeout' : name === 'SyntaxError' ? 'bad_answer' : 'network';
      throw new CallFailure(code, undefined, { cause });
    }
    if (response.ok && isAnswer(answer ?? {})) return answer as Answer;
    const error = answer?.error;
    throw new CallFailure(error?.code ?? 'bad_answer', error?.field);
  }

  const post = <Answer>(path: string, isAnswer: (answer: Partial<Answer>) => unknown, body: object) =>
    request(
      new URL(path, origin),
      isAnswer,
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      timeouts.call,
    );

  async function fetchCatalogue(cache: RequestCache): Promise<Catalogue> {
    const address = new URL('programs.json', script);
    const isCatalogue = ({ programs }: Partial<Catalogue>) => Array.isArray(programs);
    const catalogue = await request<Catalogue>(address, isCatalogue, { cache }, timeouts.catalogue);
    // A cached file of an earlier build has no practices.
    return { ...catalogue, practices: catalogue.practices ?? [] };
  }

  return {
    origin,
    catalogue(refetch) {
      if (!catalogue || refetch) {
        catalogue = fetchCatalogue(refetch ? 'no-cache' : 'default');
        catalogue.catch(() => {
          catalogue = undefined;
        });
      }
      return catalogue;
    },
    // An answer without address is a creation error, which `usePayment` tells.
    createPayment: (body) =>
      post<CreatePaymentResponse>(apiPaths.createPayment, ({ url = '' }) => typeof url === 'string', body),
    verifyPayment: (body) => post<VerifyPaymentResponse>(apiPaths.verifyPayment, getData, body),
    register: (body) => post<SendRegistrationResponse>(apiPaths.sendRegistration, getData, body),
  };
}
