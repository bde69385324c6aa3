import { type Listening, listen } from '../listening.ts';

export interface Delivered {
  body: string;
  signature: string;
}

/** A webhook that keeps what it gets and answers with the given statuses in turn, then 200. */
export async function aReceiver(
  ...statuses: number[]
): Promise<Listening & { url: string; got: Delivered[]; until: (count: number) => Promise<void> }> {
  const got: Delivered[] = [];
  const listening = await listen((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      got.push({ body, signature: String(request.headers['stripe-signature']) });
      response.writeHead(statuses.shift() ?? 200).end();
    });
  }, 0);
  const until = async (count: number) => {
    while (got.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  return { ...listening, url: `http://localhost:${listening.port}/api/stripe-webhook`, got, until };
}
