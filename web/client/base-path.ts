/** Below it lie all pages of the site and of the members' area (R-046). */
export const basePath = '/web_site'
