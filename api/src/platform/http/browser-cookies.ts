import { isIPv4 } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../config/config.js';

/** Header that pages of the shop send. A page of another origin cannot send it without a permitted preflight. */
export const BROWSER_MARKER_HEADER = 'x-meet-browser';

/**
 * Whether the request comes from a page of the shop, or from the storefront on its behalf. Browser metadata that names another site
 * overrules the header.
 */
export function isBrowser({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const site = headers['sec-fetch-site'];
  return headers[BROWSER_MARKER_HEADER] === '1' && (site === undefined || site === 'same-origin');
}

interface Cookie {
  name: string;
  value: string;
  maxAgeSeconds: number;
}

/** HttpOnly cookies. Without the marker header they are ignored, so a request that a page of another site triggers is a guest's. */
@Injectable()
export class BrowserCookies {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  read(request: Pick<FastifyRequest, 'headers'>, name: string): string | null {
    if (!isBrowser(request)) return null;
    return parseCookie(request.headers.cookie ?? '')[name] || null;
  }

  write(reply: FastifyReply, { name, value, maxAgeSeconds }: Cookie): void {
    const secure = !this.#isDemoWithoutTls(reply.request);
    const cookie = { name, value, maxAge: maxAgeSeconds, path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
    void reply.header('set-cookie', stringifySetCookie(cookie));
  }

  remove(reply: FastifyReply, name: string): void {
    this.write(reply, { name, value: '', maxAgeSeconds: 0 });
  }

  // Whether cookies must not be Secure: Safari drops a Secure cookie on http://localhost.
  #isDemoWithoutTls({ protocol }: FastifyRequest): boolean {
    const { MODE, HOST } = this.config;
    const isLoopback = HOST === 'localhost' || HOST === '::1' || (isIPv4(HOST) && HOST.startsWith('127.'));
    return MODE === 'demo' && isLoopback && protocol === 'http';
  }
}
