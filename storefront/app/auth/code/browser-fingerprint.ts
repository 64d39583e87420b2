function readCanvasData(): string {
  const canvas = document.createElement('canvas');
  canvas.width = 120;
  canvas.height = 24;
  const drawing = canvas.getContext('2d');
  if (!drawing) return '';
  drawing.font = '16px sans-serif';
  drawing.fillText('Meet ₽ 5 000', 2, 18);
  return canvas.toDataURL();
}

/**
 * Returns a hash that distinguishes browsers behind one IP address for the API's rate limits. Only the hash is sent, and nothing is stored.
 */
export async function computeFingerprint(): Promise<string | undefined> {
  // Web Crypto needs a secure context. Elsewhere no hash is sent.
  if (!('subtle' in crypto)) return undefined;
  const { userAgent, language, hardwareConcurrency, maxTouchPoints } = navigator;
  const { width, height, colorDepth } = screen;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const traits = [
    userAgent,
    language,
    timeZone,
    width,
    height,
    colorDepth,
    devicePixelRatio,
    hardwareConcurrency,
    maxTouchPoints,
    readCanvasData(),
  ];
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(traits.join('\n')));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
