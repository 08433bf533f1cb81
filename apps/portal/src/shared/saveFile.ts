/** Gives the browser a picture to keep as a file of this name. */
export const savePicture = (picture: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = `${name}.png`;
  link.click();
  // Some browsers read the picture a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
