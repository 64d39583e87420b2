interface TestFile {
  path: string;
}

export default class RandomOrder {
  constructor(options: { globalConfig: { seed: number } });
  sort<File extends TestFile>(tests: readonly File[]): File[];
  cacheResults(): void;
}
