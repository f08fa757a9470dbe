// React's development build checks for these functions when it is loaded. With them it records a performance measure of each render
// and a task of each element, which nobody reads in a test.
for (const name of ['timeStamp', 'createTask']) Reflect.deleteProperty(console, name);
