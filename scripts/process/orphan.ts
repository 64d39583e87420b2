// Preloaded by `node --import` into the processes of the shop. A process whose supervisor has ended exits by itself, but if that exit
// hangs, nothing else would kill it. It can hang while V8 still compiles (nodejs/node issue 54918).
process.on('exit', () => {
  if (process.connected === false) process.kill(process.pid, 'SIGKILL');
});
