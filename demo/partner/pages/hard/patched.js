/* Old libraries replace built-in functions like this. */
Array.prototype.reduce = function () {
  return this.length > 1 ? this : this[0];
};
Array.prototype.toJSON = function () {
  return `[${this.map((each) => JSON.stringify(each)).join(', ')}]`;
};
Array.prototype.each = Array.prototype.forEach;
Array.prototype.first = function () {
  return this[0];
};
String.prototype.interpolate = function (pattern) {
  return String(this).replace(pattern, '');
};
Function.prototype.argumentNames = () => [];
Object.prototype.mine = 'mine';
Element.prototype.hide = function () {
  this.hidden = true;
};
