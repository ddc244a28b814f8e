/*
 * Runs before anything is painted. An address may ask something besides the language, such as a number or a calculation:
 * its answer comes after the page, and the style keeps a place for it, so that nothing moves.
 */
if ([...new URLSearchParams(location.search).keys()].some((name) => name !== 'lang'))
  document.documentElement.dataset['asked'] = ''
