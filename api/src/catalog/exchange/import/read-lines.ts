const NEWLINE = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Longer lines are refused, and skipped without being held in memory. */
export const MAX_LINE_LENGTH = 4 * 2 ** 20;

export interface RawLine {
  /** Line number in the file, from 1; empty lines count. */
  number: number;
  /** Undefined for a line longer than MAX_LINE_LENGTH. */
  bytes: Buffer | undefined;
}

/** Splits a byte stream into lines without line endings. Skips empty lines. */
export async function* readLines(source: AsyncIterable<Buffer>, firstLineNumber = 1): AsyncGenerator<RawLine> {
  const line = new PartialLine(firstLineNumber);
  for await (const chunk of source) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      line.add(chunk.subarray(start, end));
      start = end + 1;
      if (line.isEmpty) line.skip();
      else yield line.takeLine();
    }
    line.add(chunk.subarray(start));
  }
  if (!line.isEmpty) yield line.takeLine();
}

class PartialLine {
  private length = 0;
  private number: number;
  private chunks: Buffer[] = [];

  constructor(number: number) {
    this.number = number;
  }

  get isEmpty(): boolean {
    return this.length === 0 || (this.length === 1 && this.chunks[0]?.[0] === CARRIAGE_RETURN);
  }

  add(chunk: Buffer): void {
    this.length += chunk.length;
    if (this.length > MAX_LINE_LENGTH) this.chunks = [];
    else if (chunk.length > 0) this.chunks.push(chunk);
  }

  takeLine(): RawLine {
    const bytes = this.length > MAX_LINE_LENGTH ? undefined : Buffer.concat(this.chunks);
    const line = { number: this.number, bytes };
    this.skip();
    return line;
  }

  skip(): void {
    this.length = 0;
    this.chunks = [];
    this.number += 1;
  }
}
