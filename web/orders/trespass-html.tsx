export const Html = () => <p dangerouslySetInnerHTML={{ __html: '' }} />
