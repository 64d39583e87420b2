import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Mail {
  /** Message-ID, which repeated deliveries of a message share. */
  id: string;
  to: string;
  text: string;
}

export interface Mailbox {
  url: string;
  /** All received mails, oldest first. */
  mails: Mail[];
  close: () => Promise<void>;
}

/** Starts a mail server on the loopback interface that stores received mails. */
export async function openMailbox(): Promise<Mailbox> {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      void text(stream)
        .then((raw) => PostalMime.parse(raw))
        .then(({ messageId = '', to, text: body = '' }) => {
          mails.push({ id: messageId, to: to?.[0]?.address ?? '', text: body });
          done();
        }, done);
    },
  });
  // A sender that is killed resets its connection, which must not end this process.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, mails, close: () => new Promise((resolve) => server.close(() => resolve())) };
}
