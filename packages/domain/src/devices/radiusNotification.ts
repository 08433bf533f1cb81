/** A notice from the network about this device, shown until dismissed. Specification, section 3. */
export type RadiusNotification = { readonly id: string; readonly message: string };
