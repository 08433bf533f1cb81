/** A site's own picture with the lightest and the darkest place that a photograph can have. */
export const ownPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><path fill="#fff" d="M0 0h4v4H0z"/><path d="M2 0h2v4H2z"/></svg>',
)}`;
