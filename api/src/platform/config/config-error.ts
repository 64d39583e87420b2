/** An error with one sentence for each invalid variable. It never contains values, which may be secret. */
export class ConfigError extends Error {
  readonly sentences: string[];

  constructor(sentences: string[]) {
    super(sentences.join('\n'));
    this.name = 'ConfigError';
    this.sentences = sentences;
  }
}
