/** The live-chat widget is shown only when site info holds a chat button style. Specification, section 1. */
export const showsChat = (site: { readonly buttonChatStyle: string | null }): boolean =>
  Boolean(site.buttonChatStyle);
