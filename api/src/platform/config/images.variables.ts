import { z } from 'zod';
import { httpUrl, positive } from './variable-types.ts';

export const imagesVariables = {
  MINIO_ENDPOINT: httpUrl.optional().describe('Object store (MinIO or any S3-compatible store); without it pictures are stored in OBJECTS_DIR'),
  MINIO_ACCESS_KEY: z.string().optional().describe('Access key of the object store'),
  MINIO_SECRET_KEY: z.string().optional().describe('Secret key of the object store'),
  MINIO_BUCKET: z.string().default('meet').describe('Bucket of the object store'),
  MINIO_REGION: z.string().default('us-east-1').describe('Region of the object store'),
  OBJECTS_DIR: z.string().default('.data/objects').describe('Folder of pictures where there is no object store'),
  IMAGE_CACHE_DIR: z.string().default('.data/image-cache').describe('Folder of resized pictures; it may be emptied at any time'),
  IMAGE_CACHE_MB: positive.default(512).describe('Size of the cache of resized pictures in megabytes; beyond it the least recently used are deleted'),
};
