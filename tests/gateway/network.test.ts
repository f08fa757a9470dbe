import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { board, noPauses, onBothClients, win } from '../support/both-clients.ts';
import { settled } from '../support/patient.ts';

onBothClients((here) => {
  describe('over the network', () => {
    let server: Server;
    let reached: number;

    /** A server that answers so. No pause: chance takes all of it away. */
    async function serve(listener: RequestListener) {
      noPauses();
      reached = 0;
      server = createServer((request, response) => {
        reached++;
        listener(request, response);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      here.client.configureGateway({
        base,
        merchantCode: 'foyer',
        report: (event) => void here.reports.push(event),
      });
      return base;
    }

    afterEach(async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    });

    test('reads a response', async () => {
      await serve((_request, response) => response.end(JSON.stringify(board)));
      await expect(here.read()).resolves.toMatchObject({ vo: [win] });
      expect(reached).toBe(1);
    });

    test('reports a broken socket as a network error', async () => {
      await serve((request) => request.socket.destroy());
      await expect(here.read()).rejects.toMatchObject({ kind: 'offline', cause: expect.any(TypeError) });
      expect(reached).toBe(3);
    });

    test('reports a refused connection as a network error', async () => {
      const base = await serve(() => {});
      await new Promise((resolve) => server.close(resolve));
      here.client.configureGateway({ base, merchantCode: 'foyer' });
      await expect(here.read()).rejects.toMatchObject({ kind: 'offline' });
    });

    test('retries a response that is cut off', async () => {
      await serve((request, response) => {
        response.writeHead(200, { 'Content-Length': 1000 });
        if (reached === 3) response.end(JSON.stringify(board).padEnd(1000));
        else response.write('{"success":', () => request.socket.destroy());
      });
      await expect(here.read()).resolves.toMatchObject({ vo: [win] });
      expect(reached).toBe(3);
    });

    test('reports a response that is always cut off as a network error', async () => {
      await serve((request, response) => {
        response.writeHead(200, { 'Content-Length': 1000 });
        response.write('{"success":', () => request.socket.destroy());
      });
      await expect(here.read()).rejects.toMatchObject({ kind: 'offline', cause: expect.any(TypeError) });
      expect(reached).toBe(3);
    });

    test('applies the timeout of an attempt to the whole response', async () => {
      await serve((_request, response) => {
        response.writeHead(200);
        response.write('{"success":', () => setTimeout(() => here.limits[reached - 1]?.end(), 30));
      });
      await expect(here.read()).rejects.toMatchObject({ kind: 'timeout' });
      expect(reached).toBe(3);
    });

    test('aborts a response that is being read', async () => {
      const abort = new AbortController();
      const closed = vi.fn();
      await serve((request, response) => {
        request.socket.on('close', closed);
        response.writeHead(200);
        response.write('{"success":', () => setTimeout(() => abort.abort(), 30));
      });
      await expect(here.read({ signal: abort.signal })).rejects.toMatchObject({ kind: 'aborted' });
      await settled(() => expect(closed).toHaveBeenCalled());
      expect(reached).toBe(1);
    });

    test('reports an HTML page as a malformed response', async () => {
      await serve((_request, response) => {
        response.setHeader('Content-Type', 'text/html');
        response.end('<!doctype html><title>Hotel</title>');
      });
      await expect(here.read()).rejects.toMatchObject({ kind: 'malformed', status: 200 });
      expect(reached).toBe(1);
    });
  });
});
