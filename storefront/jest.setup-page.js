// The parts of a page load one after another. On a busy machine this takes much longer than the default of one second.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 30_000 });
  // The router passes a `Request` to each loader, and jsdom has no such class.
  globalThis.Request ??= class {
    method = 'GET';

    constructor(url, { signal } = {}) {
      this.url = String(url);
      this.signal = signal;
    }
  };
}
