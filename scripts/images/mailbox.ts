import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Mailbox {
  url: string;
  /** Texts of all received mails. */
  texts: string[];
  close: () => Promise<void>;
}

/** Starts a mail server on the loopback interface that stores received mails. */
export async function openMailbox(): Promise<Mailbox> {
  const texts: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      void text(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((mail) => {
          texts.push(mail.text ?? '');
          done();
        }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, texts, close: () => new Promise((resolve) => server.close(() => resolve())) };
}
