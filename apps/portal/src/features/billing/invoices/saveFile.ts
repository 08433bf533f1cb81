/** How long the address stays valid for the browser to fetch the file. */
const KEEP_MS = 60_000;

/** Saves a file through the browser's download, under its name. */
export const saveFile = (name: string, content: Blob): void => {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
};
