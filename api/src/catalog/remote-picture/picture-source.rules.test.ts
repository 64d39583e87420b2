import { describe, expect, it } from '@jest/globals';
import { isPictureSource } from './picture-source.rules.js';

describe('a picture', () => {
  it.each(['https://shop.example/a.png', 'http://127.0.0.1:9000/a.png', 'http://localhost/a.png'])('may be fetched from %s', (url) => {
    expect(isPictureSource(url)).toBe(true);
  });

  it.each([
    'http://shop.example/a.png',
    'file:///etc/passwd',
    'https://user:secret@shop.example/a.png',
    'data:image/png;base64,iVBORw0KGgo=',
    '/a.png',
  ])('may not be fetched from %s', (url) => {
    expect(isPictureSource(url)).toBe(false);
  });
});
