// Loaded into the sandbox by `npm start`, which holds the other end of this channel. When that end
// is gone without a word (a kill -9), the sandbox goes too and frees its ports and its data folder.
// It does so at once: the data is written to survive exactly this.
if (process.channel) {
  process.on('disconnect', () => process.exit(1));
  process.channel.unref();
}
