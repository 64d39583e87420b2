import { TextDecoder, TextEncoder } from 'node:util';
import { BroadcastChannel } from 'node:worker_threads';

/** As in a browser, a page with an open channel may end. */
class PageChannel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

// Browsers have these, jsdom does not. React Router needs the text coders, and communication between tabs needs the channel.
Object.assign(globalThis, { BroadcastChannel: PageChannel, TextDecoder, TextEncoder });
