/** All pages of the site and of the members' area are below it (R-046). */
export const basePath = '/web_site'
