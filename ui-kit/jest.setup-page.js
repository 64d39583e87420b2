// A component may load its parts late. On a busy machine this takes much longer than the default of one second.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 30_000 });
}
