// Preloaded by `node --import` into the parts of the shop. Without its supervisor a part exits by itself, and nothing would kill it if the
// exit hangs. That can happen while V8 still compiles (nodejs/node issue 54918).
process.on('exit', () => {
  if (process.connected === false) process.kill(process.pid, 'SIGKILL');
});
