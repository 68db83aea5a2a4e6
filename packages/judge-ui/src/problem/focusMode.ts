/** The problem alone in the window, without bar and foot; it has an address of its own. */
export interface FocusMode {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}
