/** How long the address stays valid: some browsers read the file a moment later. */
const KEEP_MS = 60_000;

/** Saves a file through the browser's download, under its name. */
export const saveFile = (name: string, content: Blob): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
};
