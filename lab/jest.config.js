import scripts from '../scripts/jest.config.js';

/** The unit tests of the labs. */
export default { ...scripts, rootDir: import.meta.dirname, displayName: 'lab' };
