// Parts of a page come when they come: on a busy machine that is later than in a second.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 5000 });
}
