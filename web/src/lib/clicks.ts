/** Does something on the first click only: the second one of a double click was not meant for what stands there now. */
export function once(act: () => void): (click: MouseEvent) => void {
  return (click) => {
    if (click.detail <= 1) act();
  };
}
