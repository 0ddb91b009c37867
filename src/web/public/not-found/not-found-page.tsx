export { NoSuchPage as Page } from "#web/shell/no-such-page.tsx";
