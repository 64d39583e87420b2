import { writeFile } from 'node:fs/promises';
import { printLineSchema } from './product-line.js';

// Writes catalog.schema.json of the folder it is run in.
await writeFile('catalog.schema.json', printLineSchema());
