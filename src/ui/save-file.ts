/** Saves a text as a file on the player's device. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers have taken the contents by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}
