import { IncomingMessage } from 'node:http';
import { Client, S3Error } from 'minio';
import { type ObjectStore, requireObjectKey, requirePictureSize } from './object-store.port.js';

export interface MinioSettings {
  endpoint: string;
  accessKey: string;
  secretKey: string;
  bucket: string;
  region: string;
}

/** Object store in MinIO or any other S3-compatible service. */
export function createMinioStore(settings: MinioSettings): ObjectStore {
  const { bucket } = settings;
  const client = createClient(settings);
  const ensureReady = createBucketEnsurer(client, settings);

  return {
    async put(key, content) {
      requireObjectKey(key);
      await ensureReady();
      await client.putObject(bucket, key, content, content.length);
    },

    async get(key) {
      requireObjectKey(key);
      await ensureReady();
      const object = await client.getObject(bucket, key).catch((error: unknown) => ignoreAbsent(error, null));
      try {
        if (object instanceof IncomingMessage) requirePictureSize(Number(object.headers['content-length']));
      } catch (error) {
        object?.destroy();
        throw error;
      }
      return object;
    },

    async has(key) {
      requireObjectKey(key);
      await ensureReady();
      return client.statObject(bucket, key).then(
        () => true,
        (error: unknown) => ignoreAbsent(error, false),
      );
    },

    async remove(key) {
      requireObjectKey(key);
      await ensureReady();
      await client.removeObject(bucket, key);
    },

    async check() {
      await ensureReady();
      if (!(await client.bucketExists(bucket))) throw new Error(`The bucket ${bucket} is gone`);
    },

    // An object that is sent in one request is stored as a whole or not at all, so nothing unfinished remains.
    removeUnfinished: async () => 0,
  };
}

function createClient({ endpoint, accessKey, secretKey, region }: MinioSettings): Client {
  const { hostname, port, protocol } = new URL(endpoint);
  const useSSL = protocol === 'https:';
  return new Client({ endPoint: hostname, port: Number(port) || (useSSL ? 443 : 80), useSSL, accessKey, secretKey, region });
}

/** Creates the bucket on first use, so that the API starts while the store is unavailable. */
function createBucketEnsurer(client: Client, { bucket, region }: MinioSettings): () => Promise<void> {
  let creation: Promise<void> | undefined;
  return () => {
    creation ??= ensureBucket(client, bucket, region).catch((error: unknown) => {
      creation = undefined;
      throw error;
    });
    return creation;
  };
}

async function ensureBucket(client: Client, bucket: string, region: string): Promise<void> {
  if (await client.bucketExists(bucket)) return;
  try {
    await client.makeBucket(bucket, region);
  } catch (error) {
    // Another process may have created the bucket meanwhile.
    if (!(await client.bucketExists(bucket))) throw error;
  }
}

function ignoreAbsent<T>(error: unknown, valueIfAbsent: T): T {
  if (error instanceof S3Error && ['NoSuchKey', 'NotFound'].includes(error.code ?? '')) return valueIfAbsent;
  throw error;
}
