// Preloaded by `node --import` into the parts of the shop. A part that lost its supervisor ends by itself, and no parent is left to kill it
// if it hangs at exit. Node may hang there while V8 is still compiling (nodejs/node issue 54918).
process.on('exit', () => {
  if (process.connected === false) process.kill(process.pid, 'SIGKILL');
});
