// Preloaded by `node --import` into the processes of the shop. A process whose supervisor has ended exits by itself. That exit can hang
// while V8 still compiles (nodejs/node issue 54918), and then nothing else would kill the process.
process.on('exit', () => {
  if (process.connected === false) process.kill(process.pid, 'SIGKILL');
});
