import type { Config } from '../../platform/config/config.js';
import { createFolderStore } from './folder.object-store.js';
import { createMinioStore } from './minio.object-store.js';
import type { ObjectStore } from './object-store.port.js';

export function createObjectStore(config: Config): ObjectStore {
  if (!config.MINIO_ENDPOINT) return createFolderStore(config.OBJECTS_DIR);
  return createMinioStore({
    endpoint: config.MINIO_ENDPOINT,
    accessKey: config.MINIO_ACCESS_KEY ?? '',
    secretKey: config.MINIO_SECRET_KEY ?? '',
    bucket: config.MINIO_BUCKET,
    region: config.MINIO_REGION,
  });
}
