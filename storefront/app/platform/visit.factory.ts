import type { Visit } from './visit.server.ts';

/** Builds a guest's visit for tests. */
export const buildVisit = (overrides: Partial<Visit> = {}): Visit => ({
  requestId: 'request',
  isDocument: true,
  clientAddress: '192.0.2.1',
  nonce: 'nonce',
  publicUrl: 'https://meet.example',
  redirectOrigins: [],
  visitor: 'guest',
  credentials: null,
  socialLinks: [],
  hasCachedResponses: false,
  analytics: null,
  mapsKey: null,
  appStores: [],
  buildId: null,
  freshUntil: Number.POSITIVE_INFINITY,
  startedAt: new Date(),
  logger: console,
  ...overrides,
});
