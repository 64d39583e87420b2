// Preloaded by `node --import` into the parts of the shop. What has been left by its supervisor ends by itself, and nobody is there to kill
// what hangs in the very exit: Node may, where V8 still compiles something then (nodejs/node issue 54918).
process.on('exit', () => {
  if (process.connected === false) process.kill(process.pid, 'SIGKILL');
});
