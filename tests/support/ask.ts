import { type IncomingHttpHeaders, request as plain, type RequestOptions } from 'node:http';
import { request as secure } from 'node:https';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Sends a request with options that `fetch` lacks, such as a Host header or a certificate; with a body, a POST. */
export function sendRequest(address: string, options: RequestOptions = {}, body?: string): Promise<Answer> {
  const request = address.startsWith('https:') ? secure : plain;
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise((resolve, reject) => {
    const requested = request(address, { method, ...options }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: String(Buffer.concat(parts)),
        }),
      );
    });
    requested.on('error', reject).end(body);
  });
}
