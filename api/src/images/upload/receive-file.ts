import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { mostBytes, uploadRefused, uploadTooLarge } from './upload.rules.js';
import type { UploadSlot } from './upload-slots.js';

/** Bytes allowed for the boundaries and headers around the file. */
const ENVELOPE_BYTES = 16 * 1024;

type BodyProgress = Pick<UploadSlot, 'count' | 'endBody' | 'tooSlow'>;

/**
 * Reads the one file of a multipart request as it arrives, and keeps no more than the largest allowed file. Ends when its slot is
 * withdrawn. The rest of a refused request is read and dropped, so that its client can read the refusal.
 */
export async function receiveFile({ headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>, slot: BodyProgress): Promise<Buffer> {
  if (Number(headers['content-length'] ?? 0) > mostBytes + ENVELOPE_BYTES) throw uploadTooLarge();
  const parser = createParser(headers);
  // A stream that is already destroyed emits no more events.
  if (raw.destroyed) throw uploadRefused('INTERRUPTED');
  const chunks: Buffer[] = [];
  let hasFile = false;
  const count = ({ length }: Buffer): void => slot.count(length);
  try {
    await new Promise<void>((resolve, reject) => {
      parser.on('file', (_name, file) => {
        hasFile = true;
        file.on('data', (chunk: Buffer) => chunks.push(chunk));
        file.on('limit', () => reject(uploadTooLarge()));
        file.on('error', () => reject(uploadRefused('INTERRUPTED')));
      });
      parser.on('filesLimit', () => reject(uploadRefused('SEVERAL')));
      parser.on('error', () => reject(uploadRefused('INTERRUPTED')));
      parser.on('finish', resolve);
      slot.tooSlow.addEventListener('abort', () => reject(slot.tooSlow.reason), { once: true });
      raw.on('data', count);
      raw.on('error', () => reject(uploadRefused('INTERRUPTED')));
      raw.on('close', () => raw.complete || reject(uploadRefused('INTERRUPTED')));
      raw.pipe(parser);
    });
  } finally {
    slot.endBody();
    raw.off('data', count);
    raw.unpipe(parser);
    raw.resume();
  }
  if (chunks.length === 0) throw uploadRefused(hasFile ? 'EMPTY' : 'NO_FILE');
  return Buffer.concat(chunks);
}

function createParser(headers: FastifyRequest['headers']): BusboyInstance {
  const limits = { files: 1, fields: 0, fileSize: mostBytes, headerPairs: 20 };
  try {
    return new Busboy({ headers: headers as BusboyHeaders, limits });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DomainError(ErrorCode.BAD_REQUEST, 'Запрос составлен неверно.', { reason });
  }
}
