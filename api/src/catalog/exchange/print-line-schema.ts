import { writeFile } from 'node:fs/promises';
import { printLineSchema } from './catalog-record.js';

// Writes catalog.schema.json to the working directory.
await writeFile('catalog.schema.json', printLineSchema());
