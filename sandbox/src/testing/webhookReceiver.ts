import { type Listening, listen } from '../listen.ts';

interface ReceivedEvent {
  body: string;
  signature: string;
}

/** A webhook that records what it receives. */
export interface WebhookReceiver extends Listening {
  url: string;
  received: ReceivedEvent[];
}

/** Starts a webhook that responds with the given statuses in turn, then 200. */
export async function startWebhookReceiver(...statuses: number[]): Promise<WebhookReceiver> {
  const received: ReceivedEvent[] = [];
  const listening = await listen((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push({ body, signature: String(request.headers['stripe-signature']) });
      response.writeHead(statuses.shift() ?? 200).end();
    });
  }, 0);
  return { ...listening, url: `http://localhost:${listening.port}/api/stripe-webhook`, received };
}
