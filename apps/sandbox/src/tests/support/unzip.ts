/** The files of a zip that does not compress them, by name. */
export const unzip = (zip: Buffer): Readonly<Record<string, Buffer>> => {
  const files: Record<string, Buffer> = {};
  let at = 0;
  while (zip.readUInt32LE(at) === 0x04034b50) {
    const [size, nameSize, extraSize] = [
      zip.readUInt32LE(at + 18),
      zip.readUInt16LE(at + 26),
      zip.readUInt16LE(at + 28),
    ];
    const nameAt = at + 30;
    const dataAt = nameAt + nameSize + extraSize;
    files[zip.toString('utf8', nameAt, nameAt + nameSize)] = zip.subarray(dataAt, dataAt + size);
    at = dataAt + size;
  }
  return files;
};
