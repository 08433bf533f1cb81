// `npm start` loads this into the sandbox and holds the other end of its channel. If that end closes
// without a signal (kill -9), the sandbox exits too and frees its ports and data folder. It exits at
// once, because its data survives a crash.
if (process.channel) {
  process.on('disconnect', () => process.exit(1));
  process.channel.unref();
}
