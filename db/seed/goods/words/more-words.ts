/** Names of goods by category. In Chinese parted by white space, in whichever script shoppers write them (the key makes one of both); in English by commas. */
export type MoreWords = Readonly<Record<string, { readonly chinese: string; readonly english: string }>>
