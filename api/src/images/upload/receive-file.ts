import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { mostBytes, uploadRefused, uploadTooLarge } from './upload.rules.js';

/** Bytes allowed for the boundaries and headers around the file. */
const ENVELOPE_BYTES = 16 * 1024;

/**
 * Reads the one file of a multipart request as it arrives, and keeps no more than the largest allowed file. The rest of a refused
 * request is read and dropped, so that its client can read the refusal.
 */
export async function receiveFile({ headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>): Promise<Buffer> {
  if (Number(headers['content-length'] ?? 0) > mostBytes + ENVELOPE_BYTES) throw uploadTooLarge();
  const parser = createParser(headers);
  // A stream that is already destroyed emits no more events.
  if (raw.destroyed) throw uploadRefused('INTERRUPTED');
  const chunks: Buffer[] = [];
  let hasFile = false;
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
      raw.on('error', () => reject(uploadRefused('INTERRUPTED')));
      raw.on('close', () => raw.complete || reject(uploadRefused('INTERRUPTED')));
      raw.pipe(parser);
    });
  } finally {
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
