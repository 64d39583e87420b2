const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);

/**
 * Returns a page that redirects to another site at once. A redirect response would not work: browsers apply the `form-action` of the
 * Content-Security-Policy to redirects that follow a form. `form-action` must not allow the provider's site, because any form could then
 * send its input to the provider.
 */
export function renderRedirectPage(url: string, headers: Record<string, string>): Response {
  const escapedUrl = escapeHtml(url);
  const html = `<!doctype html><html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>Переходим к\u00a0оплате — Meet</title><body style="font:16px/1.5 sans-serif;padding:24px"><main><h1>Переходим к\u00a0оплате</h1><p><a href="${escapedUrl}">Открыть страницу оплаты</a></p></main></body></html>`;
  return new Response(html, { headers: { ...headers, 'content-type': 'text/html; charset=utf-8', refresh: `0;url=${url}` } });
}
