import { Client, S3Error } from 'minio';
import { type ObjectStore, requireObjectKey } from './object-store.port.js';

export interface MinioSettings {
  endpoint: string;
  accessKey: string;
  secretKey: string;
  bucket: string;
  region: string;
}

/** Objects in MinIO, or anything that speaks S3. The bucket is made at the first use, so that the api starts while the store is away. */
export function createMinioStore({ bucket, region, ...settings }: MinioSettings): ObjectStore {
  const { hostname, port, protocol } = new URL(settings.endpoint);
  const useSSL = protocol === 'https:';
  const client = new Client({
    endPoint: hostname,
    port: Number(port) || (useSSL ? 443 : 80),
    useSSL,
    accessKey: settings.accessKey,
    secretKey: settings.secretKey,
    region,
  });

  let bucketMade: Promise<void> | undefined;
  const ready = (): Promise<void> => {
    bucketMade ??= ensureBucket(client, bucket, region).catch((error: unknown) => {
      bucketMade = undefined;
      throw error;
    });
    return bucketMade;
  };

  return {
    async put(key, content) {
      requireObjectKey(key);
      await ready();
      await client.putObject(bucket, key, content, content.length);
    },

    async get(key) {
      requireObjectKey(key);
      await ready();
      return client.getObject(bucket, key).catch((error: unknown) => absent(error, null));
    },

    async has(key) {
      requireObjectKey(key);
      await ready();
      return client.statObject(bucket, key).then(
        () => true,
        (error: unknown) => absent(error, false),
      );
    },

    async check() {
      await ready();
      if (!(await client.bucketExists(bucket))) throw new Error(`The bucket ${bucket} is gone`);
    },
  };
}

async function ensureBucket(client: Client, bucket: string, region: string): Promise<void> {
  if (await client.bucketExists(bucket)) return;
  try {
    await client.makeBucket(bucket, region);
  } catch (error) {
    // Another process was quicker.
    if (!(await client.bucketExists(bucket))) throw error;
  }
}

function absent<T>(error: unknown, answer: T): T {
  if (error instanceof S3Error && ['NoSuchKey', 'NotFound'].includes(error.code ?? '')) return answer;
  throw error;
}
