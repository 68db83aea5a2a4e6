/** The problem alone in the window, without bar and foot; it has an address of its own. */
export interface FocusMode {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** The bar of the site stays, and leads around in a contest. */
  keepsBar?: boolean;
}
