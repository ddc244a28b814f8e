/** From here on rows fit in a table, and the side menu beside the page. */
export const wideScreen = '(min-width: 800px)'
