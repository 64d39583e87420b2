import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { OBJECT_STORE, type ObjectStore } from './store/object-store.port.js';
import type { FileRefusal } from './upload/decode-messages.js';
import { Decoder, RefusedUpload } from './upload/decoder.js';

/** Stores pictures that the shop itself downloads for its catalog. They are decoded and limited like uploads. */
@Injectable()
export class ShopPictureService {
  constructor(
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    private readonly decoder: Decoder,
  ) {}

  /** Returns the key of the object, which is the same for the same picture, or the reason why the file is refused. */
  async add(content: Buffer, signal: AbortSignal): Promise<{ key: string } | { refusal: FileRefusal }> {
    try {
      const picture = await this.decoder.decode(content, signal);
      const key = `${createHash('sha256').update(picture.content).digest('hex')}.webp`;
      if (!(await this.store.has(key))) await this.store.put(key, picture.content);
      return { key };
    } catch (error) {
      if (error instanceof RefusedUpload) return { refusal: error.reason };
      throw error;
    }
  }
}
